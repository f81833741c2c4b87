import { appUrl } from '#config/app'
import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

/** A card payment that waits to be paid by its link. */
const PREPARED = '0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a1'

export default function examples() {
  describeGroups('Order', {
    Orders: 'What was ordered, and how it stands.',
    Payments: 'Cards, charged once for an order.',
  })

  describeGroups('Staff', {
    'Orders of all customers': 'What staff do with the orders of customers.',
    'Quotas': 'Amounts that certain users may order for without paying.',
  })

  exemplify({
    'termsVersion': ['2026-01'],
    'expectedTotal': [1249.5],
    'ownReference': ['PO-2026-118'],
    'costCentre': ['4200'],
    'invoiceRecipient': ['invoices@elbquant.example'],
    'quotaId': [null],
    'vatExemption': [null, 'Exempt by a certificate of the tax office.'],
    'paymentId': ['s-pay-2f6c0b91'],
    'paymentReference': ['1000042'],
    'firstname': ['Anna'],
    'lastname': ['Brandt'],
    'cardId': ['s-crd-2f6c0b91'],
    'customerId': ['s-cst-2f6c0b91'],
    'cardHolder': ['Anna Brandt'],
    'returnUrl': [`${appUrl}/my-account/my-orders`],
    'redirectUrl': ['https://bank.example/confirm'],
    'paymentLink': [`https://shop.example/basket/pay/${PREPARED}`],
    'data.orderId': [PREPARED],
    'processing.orderNumber': [null],
    'resources.paymentId': [null],
    'Charge.isPending': [true],
    'Charge.message': [null],
    'Charge.redirectUrl': [null],
    'dateFrom': [20260101],
    'lastDownloadDay': [20260531],
    'dateTo': [20261231],
    'usedAmount': [1249.5],
    'remainingAmount': [3750.5],
    'orderItems': [31],
    's3FilePath': ['empty-orders/march.pdf'],
    'orders.{id}': [1000042],
    'empty-order-files.{id}': [1000042],
    '{sub}': [7],
    '{payment}': ['s-pay-2f6c0b91'],
    '{quota}': [2],
  })

  describeFields({
    'orders.{id}': 'Number of the order.',
    'empty-order-files.{id}': 'Number of the order.',
    '{sub}': 'Id of the user.',
    '{payment}': 'Id of the payment.',
    'paymentId': 'Id of the payment.',
    'cardId': 'Id of the card at the provider.',
    'customerId': 'Id of the customer at the provider.',
    '{quota}': 'Id of the quota.',
    'quotaId': 'Id of the quota.',
  })
}
