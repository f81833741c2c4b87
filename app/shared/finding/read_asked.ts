/** What was typed: words to be found, and what shall be done with what they mean. */
export type Asked = { text: string; verb: 'confirm' | 'invoice' | null }

const VERBS: [NonNullable<Asked['verb']>, RegExp][] = [
  [
    'confirm',
    /^(?:confirm|bestätigen|bestätige)(?:\s+(?:payment|zahlung))?(?:\s+(?:of|von|für))?\s+/i,
  ],
  ['invoice', /^(?:invoice|rechnung)(?:\s+(?:of|for|zu|von|für))?\s+/i],
]

/** "invoice of 10412" asks for the invoice of what "10412" finds; without a verb for anything that fits. */
export function readAsked(typed: string): Asked {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  for (const [verb, words] of VERBS) {
    const named = text.replace(words, '')
    if (named !== text && named !== '') return { text: named, verb }
  }
  return { text, verb: null }
}
