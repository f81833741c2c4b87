import { LinkProvider } from '@kontor/design-system/link'
import type { i18n } from 'i18next'
import type { PropsWithChildren } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useInputBefore } from '~/hooks/use_input_before'
import { ShopAnchor } from './shop_anchor'

/** What every component may rely on: words and the shop's anchor. */
export function Providers({ texts, children }: PropsWithChildren<{ texts: i18n }>) {
  useInputBefore()
  return (
    <I18nextProvider i18n={texts}>
      <LinkProvider anchor={ShopAnchor}>{children}</LinkProvider>
    </I18nextProvider>
  )
}
