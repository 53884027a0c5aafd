/** Imports a peer as its users do: the name is looked up from this folder. */
export const load = (name) => import(name);
