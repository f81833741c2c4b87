export const DOCUMENTS = {
  terms_and_conditions: '/terms-and-conditions',
  privacy_notice: '/privacy-notice',
  right_of_withdrawal: '/right-of-withdrawal',
  imprint: '/imprint',
  disclaimer: '/disclaimer',
  trademarks: '/trademarks',
  intellectual_property_rights: '/intellectual-property-rights-and-rights-of-use',
  faq: '/faq',
  info_center: '/info-center',
  data: '/data',
} as const

export type DocumentName = keyof typeof DOCUMENTS

export type DocumentSection = {
  id: string
  title: string
  paragraphs?: string[]
  list?: string[]
  questions?: { q: string; a: string }[]
  table?: { head: string[]; rows: string[][] }
  links?: { label: string; href: string }[]
  /** A letter to copy or print: sentences, then lines to fill in. */
  form?: { words: string[]; lines: string[] }
}

export type SiteDocument = {
  title: string
  lead: string
  version?: string
  /** Where the version stands that applies today; only on one that does not. */
  inForce?: string
  /** Of the terms: what was agreed to before, or will be. */
  otherVersions?: { version: string; day: string; href: string }[]
  sections: DocumentSection[]
}
