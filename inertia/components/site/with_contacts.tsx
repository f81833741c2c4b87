import { Link } from '@kontor/design-system/link'

const CONTACT = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d)/

/** A text whose e-mail addresses and telephone numbers are links. */
export function WithContacts({ text }: { text: string }) {
  const parts = text.split(CONTACT)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Link key={at} href={addressOf(part)}>
        {part}
      </Link>
    )
  )
}

const addressOf = (contact: string) =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(' ', '')}`
