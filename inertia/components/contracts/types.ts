import type { Data } from '@generated/data'

export type Partner = Data.Contracts.BusinessPartner

export type PartnerSort = 'id' | 'name' | 'country'
export type PartnerFilter = 'country' | 'user'
