const STYLE = `
  :root { color-scheme: light dark; --paper: oklch(0.983 0.006 150); --ink: oklch(0.235 0.032 258);
    --muted: oklch(0.435 0.024 255); --line: oklch(0.895 0.01 155); --go: oklch(0.41 0.09 158) }
  @media (prefers-color-scheme: dark) { :root { --paper: oklch(0.182 0.034 262); --ink: oklch(0.945 0.01 140);
    --muted: oklch(0.785 0.018 220); --line: oklch(0.295 0.034 258); --go: oklch(0.62 0.1 158) } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/24px system-ui, sans-serif }
  main { max-width: 480px; margin: 64px auto; padding: 0 24px }
  h1 { font: 400 32px/38px Georgia, serif; margin: 0 0 12px }
  p { color: var(--muted); margin: 0 0 24px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0; margin: 0 0 24px; border-top: 1px solid var(--ink) }
  dt, dd { margin: 0; padding: 8px 0; border-bottom: 1px solid var(--line) }
  dt { color: var(--muted) } dd { text-align: end; font-variant-numeric: tabular-nums }
  form { display: grid; gap: 8px }
  button { font: inherit; padding: 10px 16px; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer }
  button:first-child { background: var(--go); border-color: var(--go); color: var(--paper); font-weight: 600 }
  button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }`

/** A plain page of the stand-in. */
export const pageOf = (language: 'en' | 'de', title: string, main: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style></head><body><main>${main}</main></body></html>`
