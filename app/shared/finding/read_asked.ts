/** What was typed: words to be found, and what shall be done with what they mean. */
export type Asked = { text: string; verb: 'confirm' | 'invoice' | null }

const VERBS: [NonNullable<Asked['verb']>, RegExp][] = [
  [
    'confirm',
    /^(?:confirm|bestätigen|bestätige)(?:\s+(?:payment|zahlung))?(?:\s+(?:of|von|für))?\s+/i,
  ],
  ['invoice', /^(?:invoice|rechnung)(?:\s+(?:of|for|over|zu|von|für|über))?\s+/i],
]

const CONFIRMED_LAST = /^(?:zahlung\s+(?:(?:von|für)\s+)?)?(.+)\s+bestätigen$/i
const ORDER_OF = /^(?:order|bestellung)\s+(?:no\.?\s+|nr\.?\s+)?#?(?=\d+$)/i

/** "invoice of 10412" asks for the invoice of what "10412" finds; without a verb for anything that fits. */
export function readAsked(typed: string): Asked {
  const { text, verb } = withoutVerb(typed.trim().replaceAll(/\s+/g, ' '))
  return { text: text.replace(ORDER_OF, ''), verb }
}

function withoutVerb(text: string): Asked {
  for (const [verb, words] of VERBS) {
    const named = text.replace(words, '')
    if (named !== text && named !== '') return { text: named, verb }
  }
  const [, last] = CONFIRMED_LAST.exec(text) ?? []
  return last ? { text: last, verb: 'confirm' } : { text, verb: null }
}
