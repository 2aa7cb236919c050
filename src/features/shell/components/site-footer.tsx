import styles from './shell.module.css'

export function SiteFooter({ footer }: { footer: string }) {
  return (
    <footer className={styles.footer}>
      <p>{footer}</p>
      <p>
        Map data ©{' '}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
          OpenStreetMap contributors
        </a>
        , ODbL
      </p>
    </footer>
  )
}
