import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Problem } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import type { PartnerImport } from './types'

interface ImportHeadProps {
  partnerImport: PartnerImport
  path: string
  /** Why it was not written when it was tried. */
  error?: string
}

/** What an import holds, and the way to write it. */
export function ImportHead({ partnerImport, path, error }: ImportHeadProps) {
  const t = useText('contracts/partner_import')
  const { count } = useFormat()
  const { post: write, isPending } = usePost(path, 'put')
  const { newLines, changedLines, unchangedLines, blockedLines, lines, writtenAt } = partnerImport
  if (writtenAt) {
    return (
      <Text tone="muted" measure>
        {t('preview.written', {
          at: formatMoment(writtenAt),
          by: partnerImport.actorLabel,
          added: count(newLines),
          changed: count(changedLines),
          unchanged: count(unchangedLines),
        })}
      </Text>
    )
  }
  const written = newLines + changedLines
  const reason =
    blockedLines > 0
      ? t('preview.blocked', { count: blockedLines, shown: count(blockedLines) })
      : written === 0
        ? t('preview.nothing')
        : undefined
  return (
    <div className="grid gap-4">
      <Text tone="muted" measure>
        {t('preview.lead', { count: lines, shown: count(lines) })}{' '}
        {partnerImport.encoding === 'Windows-1252' && t('preview.encoding')}
      </Text>
      <Problem>{error}</Problem>
      <div className="flex flex-wrap items-start gap-3">
        <GatedAction
          variant="primary"
          reason={reason}
          isPending={isPending}
          pendingLabel={t('preview.writing')}
          onPress={() => write({})}
        >
          {t('preview.write', { count: written, shown: count(written) })}
        </GatedAction>
        <Button onPress={() => router.delete(path)}>{t('preview.drop')}</Button>
      </div>
    </div>
  )
}
