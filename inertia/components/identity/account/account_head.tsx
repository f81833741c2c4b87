import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'

/** Head of a page of the account, with the way back to it. */
export function AccountHead({ title, lead }: { title: string; lead?: string }) {
  const t = useText('identity/registration')
  return (
    <PageHead
      title={title}
      lead={lead}
      crumbs={[{ name: t('account.title'), href: ADDRESSES.account }, { name: title }]}
    />
  )
}
