/** By which a heading is linked to: its words, with dashes. */
export const idOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')
