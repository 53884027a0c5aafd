// The packages are ES modules; Node.js loads them with `require`, too.
const { createAdsClient, toMicro } = require("@social-api/ads-v12");
const { createPlatformClient } = require("@social-api/platform-v2");

const kinds = [createAdsClient({ baseUrl: "https://ads-api.example.com" }).listCampaigns.operationId];
kinds.push(createPlatformClient({ baseUrl: "https://api.example.com" }).listConnections.operationId, toMicro("5.50"));
console.log(JSON.stringify(kinds));
