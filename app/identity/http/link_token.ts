/** Where the token of the mailed link waits; addresses end up in logs and histories. */
export const LINK_TOKEN = 'sign_in_link'
