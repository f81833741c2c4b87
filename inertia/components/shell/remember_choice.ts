/** Keeps a choice for a year where the server reads it with the next page. */
export function rememberChoice(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`
}
