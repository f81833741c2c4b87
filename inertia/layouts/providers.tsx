import { LinkProvider } from '@kontor/design-system/link'
import { Notation } from '@kontor/design-system/notation'
import type { i18n } from 'i18next'
import type { PropsWithChildren } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useInputBefore } from '~/hooks/use_input_before'
import { useReadyMark } from '~/hooks/use_ready_mark'
import type { Locale } from '~/i18n/locale'
import { ShopAnchor } from './shop_anchor'

/** What every component may rely on: words, the notation of numbers, and the shop's anchor. */
export function Providers({ texts, children }: PropsWithChildren<{ texts: i18n }>) {
  useInputBefore()
  useReadyMark()
  return (
    <I18nextProvider i18n={texts}>
      <LanguageNotation>
        <LinkProvider anchor={ShopAnchor}>{children}</LinkProvider>
      </LanguageNotation>
    </I18nextProvider>
  )
}

/** Follows the language of the page, also when it is changed without a new page. */
function LanguageNotation({ children }: PropsWithChildren) {
  const { i18n } = useTranslation()
  return <Notation language={i18n.language as Locale}>{children}</Notation>
}
