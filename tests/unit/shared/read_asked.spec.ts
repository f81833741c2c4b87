import { test } from '@japa/runner'
import { readAsked } from '#shared/finding'

test.group('Finding | what was typed', () => {
  test('"{typed}" is {text} with {verb}')
    .with([
      { typed: '10412', text: '10412', verb: null },
      { typed: '  alster   cash ', text: 'alster cash', verb: null },
      { typed: 'confirm 302.97', text: '302.97', verb: 'confirm' },
      { typed: 'Confirm payment of RF83 1041 2', text: 'RF83 1041 2', verb: 'confirm' },
      { typed: 'bestätige Zahlung von 10412', text: '10412', verb: 'confirm' },
      { typed: 'invoice of 10412', text: '10412', verb: 'invoice' },
      { typed: 'Rechnung zu 10412', text: '10412', verb: 'invoice' },
      { typed: '302,97 bestätigen', text: '302,97', verb: 'confirm' },
      { typed: 'Zahlung von 10412 bestätigen', text: '10412', verb: 'confirm' },
      { typed: 'order 10412', text: '10412', verb: null },
      { typed: 'Bestellung Nr. 10412', text: '10412', verb: null },
      { typed: 'invoice of order #10412', text: '10412', verb: 'invoice' },
      { typed: 'order on behalf', text: 'order on behalf', verb: null },
      { typed: 'bestätigen', text: 'bestätigen', verb: null },
      { typed: 'invoice', text: 'invoice', verb: null },
      { typed: 'invoices', text: 'invoices', verb: null },
      { typed: '', text: '', verb: null },
    ] as const)
    .run(({ assert }, { typed, ...asked }) => assert.deepEqual(readAsked(typed), asked))
})
