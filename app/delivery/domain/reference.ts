/** What is delivered: the kind of owner that answers for it, and the owner's own word for it. */
export type Reference = { kind: string; key: string }

/** A reference in one word, `order:10482`: for logs and for the keys of jobs and mails. */
export const nameOf = ({ kind, key }: Reference): string => `${kind}:${key}`

/** How its files are called that hold all of it, `order_10482`. */
export const fileStemOf = ({ kind, key }: Reference): string => `${kind}_${key}`

export const isSame = (one: Reference, other: Reference): boolean =>
  one.kind === other.kind && one.key === other.key
