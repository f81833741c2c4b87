import { LinkButton } from '@kontor/design-system/link_button'
import { Strip } from '@kontor/design-system/strip'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** The end of the shop, announced under the header while it is coming. */
export function EndingNotice() {
  const t = useText('shell/frame')
  const { shop } = useShared()
  if (!shop.ending) return null
  const { date, successorUrl } = shop.ending
  const successor = new URL(successorUrl).host
  return (
    <Strip
      tone="brass"
      label={t('notice.label')}
      actions={<LinkButton href={successorUrl}>{t('notice.open', { successor })}</LinkButton>}
    >
      <p>
        {t(shop.phase === 'closed' ? 'notice.closed' : 'notice.announced', { date, successor })}
      </p>
    </Strip>
  )
}
