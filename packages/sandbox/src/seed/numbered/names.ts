const COMPANIES = [
  "Meadow Cycles",
  "Northgate Books",
  "Lantern Theatre",
  "Saltmarsh Outfitters",
  "Greenfield Dairy",
  "Copper Kettle Tea",
  "Brightwater Swim School",
  "Old Mill Bakery",
  "Skyline Optics",
  "Tidewater Ferries",
  "Willow Furniture",
  "Redbrick Records",
];
const TOWNS = ["Lisbon", "Porto", "Bristol", "Leeds", "Galway", "Ghent", "Lyon", "Turin", "Malmö"];
const OCCASIONS = ["Spring", "Summer", "Autumn", "Winter", "Opening", "Anniversary", "Clearance"];
const OFFERS = ["Sale", "Launch", "Newsletter", "Weekend", "Club", "Vouchers", "Preview", "Gift Ideas"];
const AUDIENCES = ["returning visitors", "commuters", "students", "families", "new followers", "weekend readers"];
const FORMATS = ["short film", "carousel", "still image", "poll", "testimonial"];

/** The name of an account, by its number from 0: the first twelve are firms, the later ones their branches. */
export function accountName(number: number): string {
  const branch = Math.floor(number / COMPANIES.length);
  const name = pick(COMPANIES, number);
  if (branch === 0) return name;
  const round = Math.floor((branch - 1) / TOWNS.length);
  return `${name} ${pick(TOWNS, branch - 1)}${round > 0 ? ` ${round + 1}` : ""}`;
}

/** The name of a campaign. Names come again, as they do in life. */
export function campaignName(number: number): string {
  return `${pick(OCCASIONS, number * 3)} ${pick(OFFERS, number * 5)} ${pick(TOWNS, number * 7)} ${2025 + (number % 2)}`;
}

/** The name of a line item; of each fifty one has none. */
export function lineItemName(number: number): string | null {
  return number % 50 === 49
    ? null
    : `${pick(OFFERS, number * 3)} for ${pick(AUDIENCES, number * 5)}, ${pick(FORMATS, number * 7)}`;
}

function pick(list: readonly string[], number: number): string {
  return list[number % list.length] as string;
}
