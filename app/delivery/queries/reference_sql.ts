/** The reference of a fulfilment; no table that is joined to it has columns of these names. */
export const REFERENCE = `jsonb_build_object('kind', owner_kind, 'key', owner_key)`
