import type { Data } from '@generated/data'

export type HeldSubscription = Data.Subscriptions.HeldSubscription
export type HeldRange = HeldSubscription['ranges'][number]
export type DayFile = Data.Catalogue.DayFile
export type FileNews = 'new' | 'corrected' | null
