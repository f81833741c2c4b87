/*
 * Every module's routes. Addresses are matched in this order, so the site, which answers unknown
 * addresses, comes last.
 */
import '#shared/routes'
import '#identity/routes'
import '#catalogue/routes'
import '#delivery/routes'
import '#basket/routes'
import '#orders/routes'
import '#site/routes'
