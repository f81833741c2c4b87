import { SkipLink } from '@kontor/design-system/skip_link'
import type { PropsWithChildren } from 'react'
import { CookieBanner } from '~/components/shell/cookie_banner'
import { SessionWatch } from '~/components/identity/session_watch'
import { DecommissionDialog } from '~/components/shell/decommission_dialog'
import { EndingNotice } from '~/components/shell/ending_notice'
import { FailureStrip } from '~/components/shell/failures/failure_strip'
import { Header } from '~/components/shell/header'
import { LeaveQuestion } from '~/components/shell/leave_question'
import { PageMeta } from '~/components/shell/page_meta'
import { SiteFooter } from '~/components/shell/site_footer'
import { Toasts } from '~/components/shell/toasts'
import { useMainFocus } from '~/hooks/use_main_focus'
import { useText } from '~/hooks/use_text'

/** Everything around a page: skip link, head, notices, foot, messages. */
export function Frame({ children }: PropsWithChildren) {
  const t = useText('shell/frame')
  useMainFocus()
  return (
    <>
      <PageMeta />
      <SkipLink targetId="main">{t('skip')}</SkipLink>
      <CookieBanner />
      <Header />
      <EndingNotice />
      <FailureStrip />
      {children}
      <SiteFooter />
      <Toasts />
      <DecommissionDialog />
      <LeaveQuestion />
      <SessionWatch />
    </>
  )
}
