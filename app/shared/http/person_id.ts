import { rowId } from '#shared/http/row_id'

const ME = 'me'

/** The id of a person in an address for programs; `me` is whoever calls. */
export const personId = {
  match: new RegExp(`^${ME}$|${rowId.match.source}`),
  cast: (given: string) => (given === ME ? ME : Number(given)),
}

/** The caller's id takes the place of `me`; nobody has none, and is asked to sign in. */
export function putOwnId(params: Record<string, unknown>, ownId: number | undefined): void {
  for (const name of Object.keys(params)) {
    if (params[name] === ME && ownId !== undefined) params[name] = ownId
  }
}

export const acceptsMe = (match: RegExp): boolean => String(match) === String(personId.match)
