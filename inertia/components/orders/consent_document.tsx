import { usePage } from '@inertiajs/react'
import { Dialog } from '@kontor/design-system/dialog'
import { Link } from '@kontor/design-system/link'
import { useState, type MouseEvent } from 'react'
import { DocumentSection, type DocumentSectionProps } from '~/components/site/document_section'
import { useText } from '~/hooks/use_text'

type LegalText = { title: string; sections: DocumentSectionProps[] }

/** A link to a legal text that opens it above the checkout; without scripts it opens the page. */
export function ConsentDocument({ href, label }: { href: string; label: string }) {
  const t = useText('orders/payment')
  const [isOpen, setOpen] = useState(false)
  const { text, isLost, load } = useLegalText(href)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    void load()
  }
  return (
    <>
      <Link href={href} target="_blank" onClick={open}>
        {label}
      </Link>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={text?.title ?? label}
        size="l"
        closeLabel={t('consents.close')}
        actions={
          <Link href={href} target="_blank">
            {t('consents.open_page')}
          </Link>
        }
      >
        {isLost && <p role="alert">{t('consents.not_loaded')}</p>}
        {!text && !isLost && <p role="status">{t('consents.loading')}</p>}
        {text?.sections.map((section) => (
          <DocumentSection key={section.id} {...section} />
        ))}
      </Dialog>
    </>
  )
}

/** The text of a page, asked for when it is wanted, in the words that the page itself has. */
function useLegalText(href: string) {
  const { version } = usePage()
  const [text, setText] = useState<LegalText | null>(null)
  const [isLost, setLost] = useState(false)
  const load = async () => {
    if (text) return
    setLost(false)
    try {
      const headers = { 'x-inertia': 'true', 'x-inertia-version': version ?? '' }
      const answer = await fetch(href, { headers })
      const page = (await answer.json()) as { props: { document: LegalText } }
      setText(page.props.document)
    } catch {
      setLost(true)
    }
  }
  return { text, isLost, load }
}
