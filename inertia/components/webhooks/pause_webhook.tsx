import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'

interface PauseProps {
  person: Data.Identity.TabUser
  webhook: Data.Webhooks.UserWebhook
}

/** Switches a webhook of somebody off after a question; its owner is told and can switch it on again. */
export function PauseWebhook({ person, webhook: { id, name, isOn } }: PauseProps) {
  const t = useText('webhooks/staff')
  const [asked, ask] = useState<Asked | null>(null)
  if (!isOn) return null
  const question: Asked = {
    title: t('pause.title', { name }),
    text: t('pause.text', { person: person.name }),
    keep: t('pause.keep'),
    confirm: t('pause.confirm'),
    pending: t('pause.pending'),
    method: 'post',
    path: `${ADDRESSES.users}/${person.id}/webhooks/${id}/pause`,
  }
  return (
    <span className="whitespace-nowrap">
      <Button aria-label={t('pause.of', { name })} onPress={() => ask(question)}>
        {t('pause.confirm')}
      </Button>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
