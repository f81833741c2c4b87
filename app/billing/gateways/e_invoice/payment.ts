import type { InvoiceContent } from '#billing/domain/invoice/content'
import { transferReference } from '#billing/domain/invoice/transfer_reference'
import { paymentWords } from '#billing/pdf/sentences'

const MEANS = { BankTransfer: '58', Card: '68' } as const
const NOT_DEFINED = '1'

/** How it was paid, or to which account the money is to go. */
export function paymentOf(content: InvoiceContent) {
  const { settled, kind } = content
  const way = settled?.way ?? 'BankTransfer'
  const isTransfer = way === 'BankTransfer' && kind === 'Invoice'
  return {
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': kind === 'Invoice' ? MEANS[way] : NOT_DEFINED,
        ...(isTransfer && accountOf(content)),
      },
    ],
    'cac:PaymentTerms': { 'cbc:Note': paymentWords(content, transferReference(content)) },
  }
}

function accountOf(content: InvoiceContent) {
  const { holder, iban, bic } = content.seller.account
  return {
    'cbc:PaymentID': transferReference(content),
    'cac:PayeeFinancialAccount': {
      'cbc:ID': iban.replaceAll(' ', ''),
      'cbc:Name': holder,
      'cac:FinancialInstitutionBranch': { 'cbc:ID': bic },
    },
  }
}
