interface Members {
  [name: string]: unknown;
}

/**
 * Gives a `Request` the members of a source that no `Request` has: a patched `fetch` looks for its own ones there, such
 * as that of Next.js for `next`.
 */
export function withMembers(request: Request, source: object): Request {
  for (const name in source) if (!(name in request)) (request as Request & Members)[name] = (source as Members)[name];
  return request;
}
