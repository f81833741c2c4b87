/** Of what a page asks on its own: it says nothing about the person in front of it. */
export const BY_ITSELF = { 'x-by-itself': '1' }
