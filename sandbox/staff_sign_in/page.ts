import { ACCOUNTS, emailOf, type DemoAccount } from './accounts.ts'

type Words = { title: string; lead: string; secondFactor: string; roles: Record<string, string> }

const WORDS: Record<'en' | 'de', Words> = {
  en: {
    title: 'Staff sign-in',
    lead: 'This page stands in for the corporate sign-in of Alster Exchange AG. Choose who you are; there is no password.',
    secondFactor: 'Signed in with a second factor',
    roles: {
      viewer: 'Shop viewer: reads users, orders and subscriptions',
      manager: 'Shop manager: edits users, order states and links',
      admin: 'Admin: may do everything',
      derivatives: 'Derivatives market: pays by quota, shares links',
      sales: 'Sales: registers users for trials',
      none: 'No role in the shop: is refused',
    },
  },
  de: {
    title: 'Anmeldung für Mitarbeitende',
    lead: 'Diese Seite vertritt die Unternehmensanmeldung der Alster Exchange AG. Wählen Sie, wer Sie sind; ein Kennwort gibt es nicht.',
    secondFactor: 'Mit einem zweiten Faktor angemeldet',
    roles: {
      viewer: 'Shop-Leserecht: sieht Nutzer, Bestellungen und Abonnements',
      manager: 'Shop-Leitung: bearbeitet Nutzer, Bestellstatus und Links',
      admin: 'Administration: darf alles',
      derivatives: 'Terminmarkt: zahlt per Kontingent, teilt Links',
      sales: 'Vertrieb: registriert Nutzer für Testzugänge',
      none: 'Keine Rolle im Shop: wird abgewiesen',
    },
  },
}

const STYLE = `
  :root { color-scheme: light dark; --paper: oklch(0.983 0.006 150); --ink: oklch(0.235 0.032 258);
    --muted: oklch(0.435 0.024 255); --line: oklch(0.895 0.01 155); --hover: oklch(0.945 0.012 153) }
  @media (prefers-color-scheme: dark) { :root { --paper: oklch(0.182 0.034 262); --ink: oklch(0.945 0.01 140);
    --muted: oklch(0.785 0.018 220); --line: oklch(0.295 0.034 258); --hover: oklch(0.268 0.04 259) } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/24px system-ui, sans-serif }
  main { max-width: 560px; margin: 64px auto; padding: 0 24px }
  h1 { font: 400 32px/38px Georgia, serif; margin: 0 0 12px }
  p { color: var(--muted); margin: 0 0 24px }
  ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--ink) }
  li { border-bottom: 1px solid var(--line) }
  button { all: unset; box-sizing: border-box; width: 100%; padding: 12px 8px; cursor: pointer }
  button:hover { background: var(--hover) }
  button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
  strong { font-weight: 600 } span { display: block; color: var(--muted); font-size: 13px; line-height: 18px }`

const row = (account: DemoAccount, words: Words) => `
  <li><button name="subject" value="${account.subject}">
    <strong>${account.firstName} ${account.lastName}</strong>
    <span>${words.roles[account.role]}</span><span>${emailOf(account)}</span>
  </button></li>`

/** The page on which a demo employee is chosen. */
export function choicePage(action: string, language: 'en' | 'de') {
  const words = WORDS[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title>
<style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.lead}</p>
<form method="post" action="${action}">
<p><label><input type="checkbox" name="second_factor" checked> ${words.secondFactor}</label></p><ul>${ACCOUNTS.map((one) => row(one, words)).join('')}</ul></form>
</main></body></html>`
}
