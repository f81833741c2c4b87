import type { Asked } from '#statistics/domain/asked'
import { comparedFigures } from '#statistics/queries/over_time'
import { buyerSums, type BuyerSums } from '#statistics/queries/tabs/by_user'

const FIGURES = {
  net: { of: ({ netCents }: BuyerSums) => netCents, isMoney: true },
  orders: { of: ({ orders }: BuyerSums) => orders, isMoney: false },
  users: { of: ({ users }: BuyerSums) => users, isMoney: false },
}

export const oneOffFigures = (asked: Asked) => comparedFigures(asked, buyerSums, FIGURES)
