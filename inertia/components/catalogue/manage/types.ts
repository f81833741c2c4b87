import type { Fields } from './fields'

export type Choices = Record<string, { value: string; label: string }[]>

export type Draft = {
  number: number
  state: string
  version: number
  changes: Fields
  publishAt: string | null
  stopped: { code: string; fields: Record<string, string> } | null
}

export type Touched = { what: string; count: number }

export type DraftEffect = {
  baskets: number
  isMore: boolean
  below: number
  net: [now: number, then: number]
}

export type ProductEvent = {
  at: string
  who: string
  what: string
  number: number | null
  fields: string[]
}

export const PRODUCTS = '/admin/manage-products'
