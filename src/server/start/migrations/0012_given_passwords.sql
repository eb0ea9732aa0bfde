-- Until when a password that somebody else gave may be used to log in; null: since before such passwords ended.
ALTER TABLE password_change_due ADD COLUMN expires_at timestamptz;
