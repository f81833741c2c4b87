/** Title of the browser's tab; the home page carries the shop's name alone. */
export const pageTitle = (title: string) => (title ? `${title} – Kontor` : 'Kontor')
