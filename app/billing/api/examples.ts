import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

export default function examples() {
  describeGroups('Staff', {
    'Bank statements': 'Transfers that arrived, found to their orders.',
    'Invoices': 'The papers of orders.',
    'Money of orders': 'Transfers and refunds of an order.',
  })

  exemplify({
    'invoice': ['RE-10042'],
    'invoices': ['RE-10042'],
    'corrects': ['RE-10041'],
    'issued': [20260302],
    'bookedOn': [20260302],
    'booked': [20260302],
    'due': [1486.91],
    'gross': [1486.91],
    'paid': [1486.91],
    'refunded': [0],
    'refundable': [1486.91],
    'rounding': [0],
    'askedBy': ['Anna Brandt'],
    'idempotencyKey': ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a2'],
    '.file': ['statement-2026-03.xml'],
    'accountIban': ['DE65209999000000700700'],
    'counterparty': ['Elbquant Research GmbH'],
    'counterpartyIban': ['DE65209999000000700700'],
    'remittance': ['Invoice RE-10042'],
    'decidedBy': ['Anna Brandt'],
    'importedBy': ['Anna Brandt'],
    'entryId': [12],
    'statementId': [4],
    'lines': [38],
    'openLines': [2],
    'knownLines': [0],
    'incoming': [1486.91],
    'position': [1],
    '{invoice}': ['RE-10042'],
    '{refund}': ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a6'],
    '{statement}': [4],
    '{entry}': [12],
  })

  describeFields({
    '{invoice}': 'Number of the invoice or credit note.',
    '{refund}': 'Id of the refund.',
    '{statement}': 'Id of the bank statement.',
    'statementId': 'Id of the bank statement.',
    '{entry}': 'Id of the line of a bank statement.',
    'entryId': 'Id of the line of a bank statement.',
    'lines': 'How many lines.',
    'position': 'Which line, from 1.',
  })
}
