/** Where the source is, as the manifests of the packages say. */
export const REPOSITORY = "https://github.com/social-api/social-api";

/** What a reader types to get it. */
export const CLONE = `git clone ${REPOSITORY} && cd social-api`;

/** Where a workflow of the repository publishes this site: its GitHub Pages. */
export const SITE_URL = "https://social-api.github.io/social-api/";
