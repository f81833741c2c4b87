import { creditorReference } from '#shared/domain/creditor_reference'
import type { Asked, Reading, Searcher } from '#shared/finding'
import { translate } from '#shared/i18n'

const REFERENCE = /^RF\d{2}(\d{1,9})$/

/** A payment reference says by its check digits whether it was typed as it is. */
export async function readReference({ text }: Asked, { locale }: Searcher): Promise<Reading[]> {
  const whole = text.replaceAll(/\s/g, '').toUpperCase()
  const [, number] = REFERENCE.exec(whole) ?? []
  if (!number) return []
  const say = (key: string) => translate(locale, `orders.places.read.${key}`)
  const isRight = creditorReference(Number(number)) === whole
  return [{ word: text, text: say(isRight ? 'reference' : 'wrong_reference'), isAll: true }]
}
