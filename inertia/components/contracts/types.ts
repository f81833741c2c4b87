import type { Data } from '@generated/data'

export type Partner = Data.Contracts.BusinessPartner

/** A country in the language of the page. */
export type CountryChoice = { code: string; name: string }

export type PartnerSort = 'id' | 'name' | 'country'
export type PartnerFilter = 'country' | 'user'
export type PartnerImport = Data.Contracts.PartnerImport
export type ImportLine = Data.Contracts.ImportLine
export type LineView = 'all' | 'blocked' | 'new' | 'changed' | 'unchanged'
