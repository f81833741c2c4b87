import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

export type QuotedIsin = { isin: string; name: string | null; isAvailable: boolean }

interface ChosenIsinsProps {
  isins: readonly QuotedIsin[]
}

/** The securities of a product that is sold by ISIN, those without files apart. */
export function ChosenIsins({ isins }: ChosenIsinsProps) {
  const t = useText('catalogue/choice')
  const available = isins.filter(({ isAvailable }) => isAvailable)
  return (
    <>
      {available.length > 0 && (
        <ul aria-label={t('isins.label')} className="grid gap-0.5">
          {available.map(({ isin, name }) => (
            <Text key={isin} as="li" role="ui-s">
              <span className="flex flex-wrap gap-x-2">
                <code>{isin}</code>
                {name}
              </span>
            </Text>
          ))}
        </ul>
      )}
      <LeftOutIsins isins={isins} />
    </>
  )
}

/** Securities that the files do not hold: neither charged nor delivered. */
export function LeftOutIsins({ isins }: ChosenIsinsProps) {
  const t = useText('catalogue/choice')
  const leftOut = isins.filter(({ isAvailable }) => !isAvailable).map(({ isin }) => isin)
  if (leftOut.length === 0) return null
  return (
    <Text role="ui-s" weight="medium">
      {t('isins.left_out', { isins: leftOut.join(', ') })}
    </Text>
  )
}
