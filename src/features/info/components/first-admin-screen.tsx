import { ButtonLink } from '@/ui/controls/button-link'
import { PageHeading } from '@/ui/text/page-heading'
import ui from '@/ui/ui.module.css'

import styles from './first-admin.module.css'

/** For the person who installs the guide. */
export function FirstAdminScreen() {
  return (
    <div className={styles.screen} data-view="uncounted">
      <PageHeading
        title="The first administrator"
        lead="While the CMS has no administrator, nobody can sign in. The first one is made on the server, never in a browser, so that no stranger can get there first."
      />
      <h2>What to do</h2>
      <ol className={styles.steps}>
        <li>
          <p>On the server, in the folder of the guide, run this with your own address:</p>
          <pre className={styles.command}>
            <code>
              npm run create-admin -- <span className={styles.together}>--email you@example.org</span>
            </code>
          </pre>
        </li>
        <li>
          <p>It prints a password once. Keep it somewhere safe.</p>
        </li>
        <li>
          <p>Sign in with both. From there you add editors and moderators.</p>
        </li>
      </ol>
      <p className="cluster middle gap-3 above-2">
        {/* A full load: the CMS has a layout and a policy of its own. */}
        <a href="/admin" className={`${ui.button} ${ui.primary}`}>
          I have done this: sign in
        </a>
        <ButtonLink href="/">Home</ButtonLink>
      </p>
    </div>
  )
}
