import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { StaffedNotice } from './types'

const LANGUAGES = ['en', 'de'] as const

/** The words as people read them, in the language that is chosen. */
export function NoticeLetter({ notice }: { notice: StaffedNotice }) {
  const t = useText('arrivals/notices')
  const { locale } = useShared()
  const [language, choose] = useState(locale)
  const [headline, text] =
    language === 'de' ? [notice.headlineDe, notice.textDe] : [notice.headlineEn, notice.textEn]
  return (
    <div className="grid content-start justify-items-start gap-3 lg:border-s lg:border-line lg:ps-6">
      <SegmentedControl
        label={t('language')}
        options={LANGUAGES.map((one) => ({ value: one, label: t(`languages.${one}`) }))}
        value={language}
        onChange={choose}
      />
      <div lang={language} className="grid gap-1 wrap-anywhere">
        <Heading level={3} size="display-xs">
          {headline}
        </Heading>
        <div className="whitespace-pre-line">
          <Text as="div" role="ui" tone="muted">
            {text}
          </Text>
        </div>
      </div>
    </div>
  )
}
