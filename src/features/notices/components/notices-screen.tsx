import { ButtonLink } from '@/ui/controls/button-link'
import { PageHeading } from '@/ui/text/page-heading'

import { NoticeLists } from './notice-lists'

/** All notices, whatever they are about. The page is cached for weeks and kept on devices: what is in it comes from the browser. */
export function NoticesScreen() {
  return (
    <div className="grid gap-5">
      <PageHeading
        title="Notices"
        lead="What is closed, changed or dangerous now and in the next days. Each ends by itself, also without a network."
      />
      <noscript>
        <p>
          Notices end to the minute, which needs JavaScript. Without it, follow the signs and ask at the gate; the
          emergency numbers are under Helpful Contacts.
        </p>
      </noscript>
      <NoticeLists />
      <p>
        <ButtonLink href="/authorities">Helpful Contacts</ButtonLink>
      </p>
    </div>
  )
}
