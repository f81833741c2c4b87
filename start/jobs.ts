/*
 * Every module's background work. All processes declare it, so that an announcement finds its
 * subscribers wherever it is made; only workers run it.
 */
import '#shared/jobs/index'
import '#identity/jobs/index'
import '#basket/jobs/index'
import '#delivery/jobs/index'
import '#orders/jobs/index'
