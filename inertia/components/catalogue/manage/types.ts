import type { Fields } from './fields'

export type Choices = Record<string, { value: string; label: string }[]>

export type Draft = {
  number: number
  state: string
  version: number
  changes: Fields
  publishAt: string | null
  stoppedBecause: string | null
}

export type ProductEvent = {
  at: string
  who: string
  what: string
  number: number | null
  fields: string[]
}

export const PRODUCTS = '/admin/manage-products'
