import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'

/** Head of a step below the page "Security", with the way back to it. */
export function SecurityHead({ title, lead }: { title: string; lead: string }) {
  const t = useText('identity/security')
  const words = useText('identity/registration')
  return (
    <PageHead
      title={title}
      lead={lead}
      crumbs={[
        { name: words('account.title'), href: ADDRESSES.account },
        { name: t('title'), href: '/my-account/security' },
        { name: title },
      ]}
    />
  )
}
