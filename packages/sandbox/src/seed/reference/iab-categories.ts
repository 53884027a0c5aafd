import type { IabCategory } from "@social-api/ads-v12";

/** Names of the categories at the top, each with those below it; the place of a name makes its id. */
const TREE: readonly (readonly [name: string, ...below: string[]])[] = [
  ["Arts & Entertainment", "Books & Literature", "Fine Art", "Humour", "Film", "Music", "Television"],
  ["Automotive", "Car Parts", "Electric Vehicles", "Motorcycles", "Road Trips"],
  ["Business", "Advertising", "Agriculture", "Construction", "Logistics", "Marketing"],
  ["Careers", "Career Planning", "Job Search", "Scholarships"],
  ["Education", "Adult Education", "Language Learning", "Study Abroad"],
  ["Family & Parenting", "Babies & Toddlers", "Family Travel", "Teenagers"],
  ["Health & Fitness", "Exercise", "Nutrition", "Sleep", "Weight Training"],
  ["Food & Drink", "Baking", "Barbecue", "Beer & Wine", "Cooking", "Coffee/Tea", "Dining Out", "Vegetarian"],
  ["Hobbies & Interests", "Board Games", "Gardening Clubs", "Photography", "Video Games"],
  ["Home & Garden", "Appliances", "Gardening", "Interior Design"],
  ["Law & Politics", "Elections", "Local Government"],
  ["News", "International News", "Local News", "Weather"],
  ["Personal Finance", "Insurance", "Investing", "Retirement"],
  ["Society", "Dating", "Weddings"],
  ["Science", "Astronomy", "Biology", "Geology"],
  ["Pets", "Birds", "Cats", "Dogs"],
  ["Sports", "Cycling", "Football", "Rugby", "Sailing", "Surfing", "Tennis"],
  ["Style & Fashion", "Beauty", "Clothing", "Jewellery"],
  ["Technology", "Cameras", "Mobile Phones", "Software", "Web Design"],
  ["Travel", "Air Travel", "Camping", "Cruises", "Europe", "Hotels"],
];

/** The IAB categories, a small tree. It is like the well-known one; names and numbers are ours. */
export const IAB_CATEGORIES: readonly IabCategory[] = TREE.flatMap(([name, ...below], place) => {
  const id = `IAB${place + 1}`;
  return [
    { id, parent_id: null, name },
    ...below.map((each, at) => ({ id: `${id}-${at + 1}`, parent_id: id, name: each })),
  ];
});
