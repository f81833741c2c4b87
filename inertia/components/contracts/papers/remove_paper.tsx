import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'

interface RemovePaperProps {
  path: string
  paper: Data.Contracts.Papers.Paper
}

/** Takes the paper off its contract, after a question. */
export function RemovePaper({ path, paper: { name, sha256 } }: RemovePaperProps) {
  const t = useText('contracts/papers')
  const [asked, ask] = useState<Asked | null>(null)
  const question: Asked = {
    title: t('remove.title'),
    text: t('remove.text', { name }),
    keep: t('keep'),
    confirm: t('remove.confirm'),
    pending: t('pending'),
    method: 'delete',
    path,
    data: { replaces: sha256 },
  }
  return (
    <span>
      <Button onPress={() => ask(question)}>{t('remove.confirm')}</Button>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
