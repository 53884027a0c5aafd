/**
 * The cases about single requests that say something else once they are sent, by rule and name, each with its reason: a
 * client judges values that the text of a path or a query cannot say, and may not know all that is stored. `can fail:`
 * stands for the control of a case. The test holds the reasons true, and sends all others.
 */
export const NOT_SENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "campaign.name-length": {
    "a list is no name": "a list or an object is no text",
  },
  "campaign.purchase-order-length": {
    "an object is none": "a list or an object is no text",
  },
  "campaign.required": {
    "a funding instrument of null is none": "null is no text",
  },
  "line-item.advertiser-domain": {
    "a list is refused": "a list or an object is no text",
  },
  "line-item.publisher-network": {
    "an update is not judged by a domain that is not known": "a service knows all of what it has stored",
  },
  "line-item.required": {
    "an object is no list of placements": "a list or an object is no text",
    "an end of null is none": "null is no text",
  },
  "params.id-lists": {
    "an object is no list of ids": "a list or an object is no text",
    "true is no list of ids": "a boolean is a text like others",
    "can fail: one id is a list": "a list or an object is no text",
    "can fail: some accounts can be asked for": "a list or an object is no text",
    "can fail: the single campaign of media creatives is no list": "a list or an object is no text",
  },
};
