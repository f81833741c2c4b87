import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import type { ConversionSums } from '#statistics/domain/conversion'
import type { ConvertedProduct } from '#statistics/lists/conversion_list'

const { about, euros, integer, nullable, text } = is

const STEPS = {
  quotesAsked: [
    about(integer, 'How often its price was asked for, with days that somebody chose.'),
    ({ asked }: ConversionSums) => asked,
  ],
  quotesSaved: [about(integer, 'Lines of saved quotes.'), ({ saved }: ConversionSums) => saved],
  putIntoBasket: [
    about(integer, 'Items that came into the basket of an account.'),
    ({ basket }: ConversionSums) => basket,
  ],
  ordered: [
    about(integer, 'Items of orders that have neither failed nor been rejected.'),
    ({ ordered }: ConversionSums) => ordered,
  ],
  paid: [about(integer, 'Those that are paid or need not be.'), ({ paid }: ConversionSums) => paid],
  totalSale: [
    about(euros, 'By the prices of its items, without VAT, before fees and discounts of orders.'),
    ({ priceCents }: ConversionSums) => eurosToWire(priceCents),
  ],
} as const

export const conversionFields = fieldsOf<ConvertedProduct>()({
  product: [about(text, 'Code of the product.'), ({ code }) => code],
  venues: about(nullable(text), 'Names of its venues.'),
  ...STEPS,
})

export const conversionSumFields = fieldsOf<ConversionSums>()(STEPS)
