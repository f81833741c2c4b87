import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import { PAYMENT_METHODS } from '#catalogue'
import { safeHtml } from '#shared/domain/safe_html'
import type { OrderDetail } from '#orders/queries/get_order'
import { headFields, itemFields } from '#orders/transformers/order_api_transformer'

const { about, address, email, euros, flag, integer, listOf, wireDay } = is
const { nullable, number, object, oneOf, text } = is

const part = object({ id: integer, code: text, name: about(text, 'The code where it has none.') })
const chosenParts = object({ levelOne: listOf(part), levelTwo: listOf(part) })

type Priced = { line: NonNullable<OrderDetail['quote']['lines']>[number] | undefined }

const priceFields = fieldsOf<Priced, [OrderDetail['locale']]>()({
  price: [nullable(euros), ({ line }) => (line ? eurosToWire(line.priceCents) : null)],
  numberOfModules: [
    nullable(integer),
    ({ line }) => (line?.pricing.kind === 'module' ? line.pricing.modules : null),
  ],
  isins: [
    about(
      listOf(object({ isin: text, name: nullable(text), isAvailable: flag })),
      'Of a product that is sold by ISIN; unavailable ones are neither charged nor delivered.'
    ),
    ({ line }) => line?.isins ?? [],
  ],
  productRemark: [
    about(nullable(text), 'HTML.'),
    ({ line }, locale) => (line?.product.remark ? safeHtml(line.product.remark[locale]) : null),
  ],
  filterableProductParameters: [
    about(nullable(chosenParts), 'Only of filterable products.'),
    ({ line }) => line?.parts ?? null,
  ],
})

const fields = fieldsOf<OrderDetail>()({
  paymentMethod: oneOf(PAYMENT_METHODS),
  paymentId: about(nullable(text), 'Of orders by card, for admins of orders; else null.'),
  subtotal: [euros, ({ subtotalCents }) => eurosToWire(subtotalCents)],
  adminFee: [euros, ({ feeCents }) => eurosToWire(feeCents)],
  discount: [euros, ({ discountCents }) => eurosToWire(discountCents)],
  totalPrice: [about(euros, 'Net, in euros.'), ({ netCents }) => eurosToWire(netCents)],
  vat: [about(number, 'Percent.'), ({ vatPercent }) => vatPercent],
  vatAmount: [euros, ({ vatCents }) => eurosToWire(vatCents)],
  vatReason: oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'quota', 'staff']),
  vatExemption: about(nullable(text), 'Why none is charged at home; set by staff.'),
  grossPrice: [euros, ({ grossCents }) => eurosToWire(grossCents)],
  delivery: [oneOf(['Download']), () => 'Download'],
  termsAccepted: [flag, ({ consents }) => consents.some(({ document }) => document === 'terms')],
  billingAddress: address,
  deliveryAddress: address,
  company: text,
  tin: nullable(text),
  ownReference: nullable(text),
  costCentre: nullable(text),
  invoiceRecipient: nullable(email),
  remark: nullable(text),
  lastDownloadDay: [nullable(wireDay), ({ lastDownloadDay }) => wireDayOf(lastDownloadDay)],
})

export const orderSchema = is.named(
  'Order',
  object({
    ...headFields.schemas,
    items: listOf(object({ ...itemFields.schemas, ...priceFields.schemas })),
    ...fields.schemas,
  })
)

/** `totalPrice` is net, amounts are euros. */
export default class OrderDetailApiTransformer extends BaseTransformer<OrderDetail> {
  toObject() {
    const { items, quote, locale } = this.resource
    return {
      ...headFields.of(this.resource),
      items: items.map((item, at) => ({
        ...itemFields.of(item),
        ...priceFields.of({ line: quote.lines?.[at] }, locale),
      })),
      ...fields.of(this.resource),
    }
  }
}
