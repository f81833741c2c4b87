import { LinkButton } from '@kontor/design-system/link_button'
import { useText } from '~/hooks/use_text'
import { ARRIVALS, morningAddress } from './addresses'

export type Beside = { before: string | null; after: string | null }

/** To the mornings before and after. */
export function MorningLinks({ before, after, isNewest }: Beside & { isNewest: boolean }) {
  const t = useText('arrivals/board')
  return (
    <>
      {before && <LinkButton href={morningAddress(before)}>{t('before')}</LinkButton>}
      {!isNewest && <LinkButton href={ARRIVALS}>{t('newest')}</LinkButton>}
      {after && <LinkButton href={morningAddress(after)}>{t('after')}</LinkButton>}
    </>
  )
}
