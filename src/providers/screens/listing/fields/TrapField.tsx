import styles from './TrapField.module.css';

export const TRAP_NAME = 'fax_number';

/** A field that people never meet and simple robots fill in. What is in it goes with the form; the server judges. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="listing-fax">Fax number</label>
      <input
        id="listing-fax"
        name={TRAP_NAME}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </div>
  );
}
