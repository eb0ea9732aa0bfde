-- A binding counts as long as the password under which it was made: a thief may have bound a WeChat to a session that was stolen.
ALTER TABLE we_chat_binding ADD COLUMN password_digest bytea;
UPDATE we_chat_binding b SET password_digest = sha256(convert_to(u.password, 'UTF8')) FROM "user" u WHERE u.id = b.user_id;
